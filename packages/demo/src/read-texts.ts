import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const TEXTS = new URL('../texts/', import.meta.url)

/** Reads a file of texts/. Throws an error that names the file and the field, where the file breaks its schema. */
export function readTexts<S extends z.ZodType>(file: string, schema: S): z.infer<S> {
  try {
    return schema.parse(parse(readFileSync(new URL(file, TEXTS), 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`texts/${file}: ${reason}`, { cause: error })
  }
}

/** Returns the names of the files in a folder of texts/, without their ending. */
export function textFilesIn(folder: string): readonly string[] {
  const files = readdirSync(new URL(`${folder}/`, TEXTS)).filter((file) => file.endsWith('.yaml'))
  return files.map((file) => file.slice(0, -'.yaml'.length)).toSorted()
}
