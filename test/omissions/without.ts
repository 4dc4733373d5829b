/** A table without one of its entries. */
export declare function without<Table, Key extends keyof Table>(table: Table, key: Key): Omit<Table, Key>
