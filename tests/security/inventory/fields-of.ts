import { z } from 'zod'

type Shaped = z.core.$ZodType

/** The path of a field: 'title', or 'metadata.tier'. */
type Path = readonly string[]

function fieldsOfObject(shape: Readonly<Record<string, Shaped>>, above: Path): readonly Path[] {
  return Object.entries(shape).flatMap(([name, inner]) => pathsOf(inner, [...above, name]))
}

/** The paths of all values that a schema takes; a list and a map have one value each. */
function pathsOf(schema: Shaped, above: Path): readonly Path[] {
  if (schema instanceof z.ZodObject) return fieldsOfObject(schema.shape, above)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => pathsOf(option, above))
  if (schema instanceof z.ZodPipe) return pathsOf(schema.in, above)
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodExactOptional
  return isWrapped ? pathsOf(schema.def.innerType, above) : [above]
}

/** Returns every field of a form or an endpoint, each once. */
export function fieldsOf(schema: z.ZodType): readonly Path[] {
  const found = pathsOf(schema, []).filter((path) => path.length > 0)
  return [...new Map(found.map((path) => [path.join('.'), path])).values()]
}
