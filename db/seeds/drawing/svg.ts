// The few shapes everything here is drawn with. Lengths are pixels of the finished picture; y grows downwards.

export type Svg = string
export type Size = { readonly width: number; readonly height: number }

/** A colour mixed with black (below 0) or white (above 0): shade('#24506b', -0.3) is 30 % darker. */
export function shade(color: string, by: number): string {
  const towards = by < 0 ? 0 : 255
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(part + (towards - part) * Math.abs(by))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, r = 0): Svg {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`
}

export function circle(x: number, y: number, r: number, fill: string): Svg {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): Svg {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

export function path(d: string, fill: string): Svg {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A polygon; points as '0,0 10,0 10,10'. */
export function area(points: string, fill: string): Svg {
  return `<polygon points="${points}" fill="${fill}"/>`
}

/** A line along a path, round at its ends. */
export function stroke(d: string, color: string, width: number, dash = ''): Svg {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`
}

export function at(x: number, y: number, content: Svg, scale = 1, turn = 0): Svg {
  const turned = turn ? ` rotate(${turn})` : ''
  return `<g transform="translate(${x} ${y})${turned} scale(${scale})">${content}</g>`
}

/** The same, seen from the other side. */
export function mirrored(x: number, y: number, content: Svg, scale = 1): Svg {
  return `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${content}</g>`
}

export function repeat(count: number, draw: (i: number) => Svg): Svg {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}

/** A drawing of this size, shown smaller or larger by `scale`. */
export function canvas({ width, height }: Size, content: Svg, scale = 1): Svg {
  const shown = `width="${width * scale}" height="${height * scale}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${shown} viewBox="0 0 ${width} ${height}">${content}</svg>`
}
