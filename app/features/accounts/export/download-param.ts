/** Is in the address of a page whose file its user re-authenticated for; the value is what was chosen for the file. */
export const DOWNLOAD_PARAM = 'download'
