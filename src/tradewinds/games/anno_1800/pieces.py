"""The things of Anno 1800 by their names."""

import enum
from typing import Any

from tradewinds.kernel.components import tables
from tradewinds.kernel.records import Axis, SeatAxis

COMPONENTS: dict[str, Any] = tables(__package__)

NONE = -1


class Seat(SeatAxis, size=max(COMPONENTS["pieces"]["seats"])):
    """The players in clockwise order."""


class Slot(Axis, size=44):
    """The spaces of a player: 20 on the home island, then 6 on each Old World island."""


class Workplace(Axis, size=88):
    """Two on each space, used where an industry stands: 2 * slot and 2 * slot + 1."""


class Industry(Axis, size=35):
    """The industry tiles, numbered as the first of the buildings."""


class IslandPlace(Axis, size=4):
    """A player's islands of one kind in the order of taking."""


class Need(Axis, size=6):
    """The resources that a purchase asks for."""


class Strength(Axis, size=3):
    """Strengths 1, 2 and 3 of ships and shipyards."""


class Bottom(Axis, size=102):
    """The places under the three decks, a deck after the other, each from its top: 46, 32 and 24."""


class Cube(enum.IntEnum):
    """Population, low to high."""

    FARMER = 0
    WORKER = 1
    ARTISAN = 2
    ENGINEER = 3
    INVESTOR = 4


class Resource(enum.IntEnum):
    """What costs ask for. The last six come from the New World."""

    PLANKS = 0
    GRAIN = 1
    POTATOES = 2
    PIGS = 3
    WOOL = 4
    COAL = 5
    BRICKS = 6
    GOODS = 7
    STEEL = 8
    SAILS = 9
    BEER = 10
    BREAD = 11
    SCHNAPPS = 12
    GLASS = 13
    COTTON_FABRIC = 14
    SAUSAGE = 15
    SOAP = 16
    CANNED_MEAT = 17
    WORK_CLOTHES = 18
    BRASS = 19
    WINDOWS = 20
    CHAMPAGNE = 21
    SPECTACLES = 22
    POCKET_WATCHES = 23
    SEWING_MACHINES = 24
    COFFEE = 25
    FUR_COATS = 26
    DYNAMITE = 27
    CANNONS = 28
    RUM = 29
    CIGARS = 30
    CHOCOLATE = 31
    STEAM_ENGINES = 32
    STEAM_CARRIAGES = 33
    BICYCLES = 34
    LIGHT_BULBS = 35
    GRAMOPHONES = 36
    HEAVY_WEAPONS = 37
    COTTON = 38
    CACAO = 39
    COFFEE_BEANS = 40
    RUBBER = 41
    SUGAR_CANE = 42
    TOBACCO = 43


class Building(enum.IntEnum):
    """What stands on spaces: 35 industry tiles, 9 tiles of the harbour, 10 industries printed at home."""

    SAWMILL = 0
    COAL_MINE = 1
    BRICKWORKS = 2
    BREWERY = 3
    BAKERY = 4
    WAREHOUSE = 5
    STEELWORKS = 6
    SAILMAKERS = 7
    SCHNAPPS_DISTILLERY = 8
    GLASSWORKS = 9
    COTTON_MILL_WORKER = 10
    SAUSAGE_FACTORY = 11
    SOAP_FACTORY = 12
    CANNERY = 13
    FRAMEWORK_KNITTERS = 14
    BRASS_FOUNDRY = 15
    WINDOW_FACTORY = 16
    CHAMPAGNE_CELLAR = 17
    SPECTACLE_FACTORY = 18
    CLOCKMAKERS = 19
    SEWING_MACHINE_FACTORY = 20
    COTTON_MILL_ARTISAN = 21
    COFFEE_ROASTERY = 22
    FUR_DEALER = 23
    DYNAMITE_FACTORY = 24
    CANNON_FOUNDRY = 25
    RUM_DISTILLERY = 26
    CIGAR_FACTORY = 27
    CHOCOLATE_FACTORY = 28
    MOTOR_ASSEMBLY = 29
    STEAM_CARRIAGE_FACTORY = 30
    BICYCLE_FACTORY = 31
    LIGHT_BULB_FACTORY = 32
    GRAMOPHONE_FACTORY = 33
    HEAVY_WEAPONS_FACTORY = 34
    SHIPYARD_1 = 35
    SHIPYARD_2 = 36
    SHIPYARD_3 = 37
    TRADE_SHIP_1 = 38
    TRADE_SHIP_2 = 39
    TRADE_SHIP_3 = 40
    EXPLORATION_SHIP_1 = 41
    EXPLORATION_SHIP_2 = 42
    EXPLORATION_SHIP_3 = 43
    START_SAWMILL = 44
    START_GRAIN_FARM = 45
    START_POTATO_FARM = 46
    START_PIG_FARM = 47
    START_SHEEP_FARM = 48
    START_COAL_MINE = 49
    START_BRICKWORKS = 50
    START_WAREHOUSE = 51
    START_STEELWORKS = 52
    START_SAILMAKERS = 53


class Tile(enum.IntEnum):
    """The construction tiles, numbered as buildings."""

    SAWMILL = 0
    COAL_MINE = 1
    BRICKWORKS = 2
    BREWERY = 3
    BAKERY = 4
    WAREHOUSE = 5
    STEELWORKS = 6
    SAILMAKERS = 7
    SCHNAPPS_DISTILLERY = 8
    GLASSWORKS = 9
    COTTON_MILL_WORKER = 10
    SAUSAGE_FACTORY = 11
    SOAP_FACTORY = 12
    CANNERY = 13
    FRAMEWORK_KNITTERS = 14
    BRASS_FOUNDRY = 15
    WINDOW_FACTORY = 16
    CHAMPAGNE_CELLAR = 17
    SPECTACLE_FACTORY = 18
    CLOCKMAKERS = 19
    SEWING_MACHINE_FACTORY = 20
    COTTON_MILL_ARTISAN = 21
    COFFEE_ROASTERY = 22
    FUR_DEALER = 23
    DYNAMITE_FACTORY = 24
    CANNON_FOUNDRY = 25
    RUM_DISTILLERY = 26
    CIGAR_FACTORY = 27
    CHOCOLATE_FACTORY = 28
    MOTOR_ASSEMBLY = 29
    STEAM_CARRIAGE_FACTORY = 30
    BICYCLE_FACTORY = 31
    LIGHT_BULB_FACTORY = 32
    GRAMOPHONE_FACTORY = 33
    HEAVY_WEAPONS_FACTORY = 34
    SHIPYARD_1 = 35
    SHIPYARD_2 = 36
    SHIPYARD_3 = 37
    TRADE_SHIP_1 = 38
    TRADE_SHIP_2 = 39
    TRADE_SHIP_3 = 40
    EXPLORATION_SHIP_1 = 41
    EXPLORATION_SHIP_2 = 42
    EXPLORATION_SHIP_3 = 43


class Token(enum.IntEnum):
    """The two sorts of naval tokens."""

    TRADE = 0
    EXPLORATION = 1


class Deck(enum.IntEnum):
    """The decks of population cards."""

    FW = 0
    AEI = 1
    NW = 2


class Card(enum.IntEnum):
    """The population cards, deck by deck."""

    FW01 = 0
    FW02 = 1
    FW03 = 2
    FW04 = 3
    FW05 = 4
    FW06 = 5
    FW07 = 6
    FW08 = 7
    FW09 = 8
    FW10 = 9
    FW11 = 10
    FW12 = 11
    FW13 = 12
    FW14 = 13
    FW15 = 14
    FW16 = 15
    FW17 = 16
    FW18 = 17
    FW19 = 18
    FW20 = 19
    FW21 = 20
    FW22 = 21
    FW23 = 22
    FW24 = 23
    FW25 = 24
    FW26 = 25
    FW27 = 26
    FW28 = 27
    FW29 = 28
    FW30 = 29
    FW31 = 30
    FW32 = 31
    FW33 = 32
    FW34 = 33
    FW35 = 34
    FW36 = 35
    FW37 = 36
    FW38 = 37
    FW39 = 38
    FW40 = 39
    FW41 = 40
    FW42 = 41
    FW43 = 42
    FW44 = 43
    FW45 = 44
    FW46 = 45
    AEI01 = 46
    AEI02 = 47
    AEI03 = 48
    AEI04 = 49
    AEI05 = 50
    AEI06 = 51
    AEI07 = 52
    AEI08 = 53
    AEI09 = 54
    AEI10 = 55
    AEI11 = 56
    AEI12 = 57
    AEI13 = 58
    AEI14 = 59
    AEI15 = 60
    AEI16 = 61
    AEI17 = 62
    AEI18 = 63
    AEI19 = 64
    AEI20 = 65
    AEI21 = 66
    AEI22 = 67
    AEI23 = 68
    AEI24 = 69
    AEI25 = 70
    AEI26 = 71
    AEI27 = 72
    AEI28 = 73
    AEI29 = 74
    AEI30 = 75
    AEI31 = 76
    AEI32 = 77
    NW01 = 78
    NW02 = 79
    NW03 = 80
    NW04 = 81
    NW05 = 82
    NW06 = 83
    NW07 = 84
    NW08 = 85
    NW09 = 86
    NW10 = 87
    NW11 = 88
    NW12 = 89
    NW13 = 90
    NW14 = 91
    NW15 = 92
    NW16 = 93
    NW17 = 94
    NW18 = 95
    NW19 = 96
    NW20 = 97
    NW21 = 98
    NW22 = 99
    NW23 = 100
    NW24 = 101


class Effect(enum.IntEnum):
    """What population cards do, once each."""

    FARMERS_2 = 0
    WORKERS_2 = 1
    ARTISAN_1 = 2
    ENGINEER_1 = 3
    UPGRADE_FARMERS = 4
    UPGRADE_WORKERS = 5
    TRADE_3 = 6
    TRADE_6 = 7
    EXPLORATION_3 = 8
    GOLD_4 = 9
    GOLD_2_TRADE_4 = 10
    EXPEDITION_2 = 11
    EXTRA_ACTION = 12
    BURY_2 = 13
    NEW_WORLD_FREE = 14


class Pool(enum.IntEnum):
    """The kinds of cubes that can have free upgrades open, numbered as cubes."""

    FARMER = 0
    WORKER = 1


class Expedition(enum.IntEnum):
    """Expedition cards: the visitor of the animal, then that of the artifact."""

    FACE_DOWN = 0
    INVESTOR_INVESTOR = 1
    INVESTOR_ENGINEER = 2
    INVESTOR_ARTISAN = 3
    ENGINEER_INVESTOR = 4
    ENGINEER_ENGINEER = 5
    ENGINEER_ARTISAN = 6
    ARTISAN_INVESTOR = 7
    ARTISAN_ENGINEER = 8
    ARTISAN_ARTISAN = 9


class OldWorld(enum.IntEnum):
    """The Old World islands, by their bonus."""

    FARMERS = 0
    WORKERS = 1
    ARTISAN = 2
    WAREHOUSE = 3
    BRICKWORKS = 4
    COAL_MINE = 5
    STEELWORKS = 6
    SAILMAKERS = 7
    TRADE_SHIP = 8
    EXPLORATION_SHIP = 9
    SHIPYARD = 10
    EXPEDITIONS = 11


class NewWorld(enum.IntEnum):
    """The New World islands."""

    ISLAND_1 = 0
    ISLAND_2 = 1
    ISLAND_3 = 2
    ISLAND_4 = 3
    ISLAND_5 = 4
    ISLAND_6 = 5
    ISLAND_7 = 6
    ISLAND_8 = 7


class Objective(enum.IntEnum):
    """The objective cards."""

    ALONSO_GRAVES = 0
    AARHANT = 1
    EDITOR = 2
    BERYL_OMARA = 3
    HANNAH_GOODE = 4
    UNIVERSITY = 5
    WORLDS_FAIR = 6
    MADAME_KAHINA = 7
    TOURIST = 8
    ZOO = 9
    MUSEUM = 10
    BENTE_JORGENSEN = 11
    ISABEL_SARMENTO = 12
    PYRPHORIAN = 13
    EDVARD_GOODE = 14
    PRINCESS_QING = 15
    THE_QUEEN = 16
    VON_MALCHING = 17
    WILLIE_WIBBLESOCK = 18
    ELI_BLEAKWORTH = 19


class Action(enum.IntEnum):
    """The nine actions."""

    BUILD = 0
    PLAY_CARD = 1
    SWAP = 2
    WORKFORCE = 3
    DEVELOP = 4
    EXPLORE_OLD_WORLD = 5
    OPEN_NEW_WORLD = 6
    EXPEDITION = 7
    FESTIVAL = 8


class Purchase(enum.IntEnum):
    """What is being paid for."""

    TILE = 0
    NEW_CUBE = 1
    UPGRADE = 2
    CARD = 3
    OLD_WORLD = 4
    NEW_WORLD = 5
    EXPEDITION = 6
    GRAVES = 7
    EDITOR = 8


RECONSTRUCTED: tuple[str, ...] = tuple(
    f"{table}.{name}"
    for table in ("shipyards", "ships", "objectives")
    for name, row in COMPONENTS[table].items()
    if row["confidence"] == "reconstructed"
)
