const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for a page or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? '')
