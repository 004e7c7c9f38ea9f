/** Words of this project's former dialect, and the field's term for each. Extend it with every rename. */
export const DIALECT: readonly (readonly [word: RegExp, term: string])[] = [
  [/\b(?:MOST|LONGEST)_[A-Z]/u, 'MAX_…'],
  [/\b(?:FEWEST|SHORTEST)_[A-Z]/u, 'MIN_…'],
  [/\bPATIENCE_MS\b|\bpatienceMs\b/u, 'TIMEOUT_MS, timeoutMs'],
  [/\bBREATH_MS\b/u, 'MIN_PENDING_MS'],
  [/\bsayNo\b|\bnoOf\b/u, 'errorResponse, toHttpError'],
  [/\buseIsAlive\b|\bSayAlive\b|\buntilAlive\b/u, 'useHydrated, waitForHydration'],
  [/\brecall\(|\brememberedCounts\b|\bmemoryBeside\b/u, 'get, cachedCounts, Cache'],
  [
    /\b(?:know|greet)(?:Customer|Actor|Address|Person)\b/u,
    'ensureCustomer, authenticate, readClientIp, completeSignIn',
  ],
  [/\bhandOver\b|\bcallOffPayment\b|\bnoteCalledOff\b/u, 'deliver, cancelPayment, markCanceled'],
  [/\btellOf[A-Z]/u, 'notify…'],
  [/\bsendLetter\b/u, 'sendEmail'],
  [/\buse(?:Office|Member)T\b|\bSpeakProvider\b/u, 'useAdminT, useAccountT, TranslationProvider'],
  [
    /\bSightingDesk\b|\bgatherSightings\b|\buseWatched\b/u,
    'ImpressionBuffer, bufferImpressions, useImpression',
  ],
  [/\bpictureDesk\b|\bWorkshop\b/u, 'imageProcessor, worker pool'],
  [/\bkeepRunning\b|\bKeptProcess\b/u, 'supervise, SupervisedProcess'],
  [/\bpoliced\b|\basPolicySays\b|\bDOINGS\b/u, 'requirePolicies, enforcePolicy, ACTIONS'],
  [/\bstand-in\b|\bstandIn\b/u, 'simulator'],
  [/\bAnswers (?:the|what|whether|how|null)\b/u, 'Returns'],
]
