import { askedAttributes } from '#app/features/attributes/asked-attributes.ts'
import { parseAttributes } from '#app/features/attributes/parse-attributes.ts'
import { type WeeklyPay, weeklyPay } from '#app/features/attributes/pay.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
