/** Shown where a picture cannot be loaded. */
const PLACEHOLDER = '/no-picture.svg'

/** The same element shows the placeholder: whatever rendered it still finds it there. */
function showPlaceholder(image: HTMLImageElement): void {
  if (!image.src.includes('/media/')) return
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}

/** Puts a placeholder where a stored picture cannot be loaded ([CAT-08]): one handler for all pictures of a document. */
export function watchPictures(): void {
  const failed = ({ target }: Event) => target instanceof HTMLImageElement && showPlaceholder(target)
  document.addEventListener('error', failed, { capture: true })
  // Those that failed earlier have said so already.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) showPlaceholder(image)
}
