import type { ItemKind } from '#app/features/items/item-kinds.ts'

/** Where admins see what was edited of an item. */
export const historyPath = ({ kind, id }: { readonly kind: ItemKind; readonly id: string }) =>
  `/admin/ads/${kind}/${id}/history`
