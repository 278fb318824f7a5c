/** What can lie beside a table. */
export type SideName = "log" | "chat" | "rules";
