import { type ComponentProps, createElement } from 'react'

/** What an icon is drawn of, on a square of 24 units: paths, and other elements of SVG. */
export type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>]

type IconProps = Omit<ComponentProps<'svg'>, 'width' | 'height'> & { size?: number | string }

/** A component that draws these shapes in the colour of the text. The build makes one of each icon that is imported. */
export function icon(shapes: readonly Shape[]) {
  const drawn = shapes.map((shape) =>
    typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape),
  )
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...drawn,
    )
}
