import { defineConfig, mergeConfig, type Plugin } from 'vite'
import site from '../../vite.config.ts'
import { readFeatures } from '../messages/files.ts'
import { compileMessage } from '../messages/icu.ts'
import { renderModule } from '../messages/render.ts'
import { pseudolocalize } from './pseudolocalize.ts'

// The site with pseudolocalized English, in a folder of its own: see pseudo-build.ts. No other build knows of it.

const ENGLISH = /\/app\/i18n\/en\/(?<feature>[\w-]+)\.gen\.ts$/u

function pseudoEnglish(): Plugin {
  const features = new Map(readFeatures('.').map((feature) => [feature.name, feature]))
  return {
    name: 'pseudo-english',
    enforce: 'pre',
    load(id) {
      const feature = features.get(ENGLISH.exec(id)?.groups?.['feature'] ?? '')
      if (!feature) return null
      const { name, source } = feature
      const messages = new Map(
        [...source.entries].map(
          ([key, { text }]) => [key, pseudolocalize(compileMessage(text, 'en'))] as const,
        ),
      )
      return renderModule({ feature: name, locale: 'en', context: null, messages })
    },
  }
}

export default defineConfig(mergeConfig(site, { plugins: [pseudoEnglish()] }))
