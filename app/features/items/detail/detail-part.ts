/** A part of an item's page that does not react to anything. */
export type DetailPart = 'line' | 'keys' | 'offer' | 'poster' | 'body' | 'bar'
