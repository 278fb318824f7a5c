"""Five trading-port board games, each written once and run at three speeds."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("tradewinds")
except PackageNotFoundError:  # the sources lie here, but nothing was installed
    __version__ = "0+unknown"
