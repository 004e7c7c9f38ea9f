/** How many items the ticker shows at a time ([TICK-02], D-07). */
export const TICKER_CAP = 20
