/** P2, decisions.md 4: what each plan gives. The one table of them. */
export interface Plan {
  readonly id: number
  readonly name: string
  /** Credits to which the balance is topped up once a month. */
  readonly monthlyCredits: number
  /** US cents a month; null: free. */
  readonly priceCents: number | null
  /** How many private pictures an account may have at once. */
  readonly privateLimit: number
  /** How deep community lists go, in items; null: without end. */
  readonly communityDepth: number | null
  /** Added to the priority of a generation: higher runs first. */
  readonly priority: number
  /** Generations of one person that wait or run at once. */
  readonly queueLimit: number
  /** Pays the model's cheaper price. */
  readonly paid: boolean
}

const FREE: Plan = {
  id: 1,
  name: 'Free',
  monthlyCredits: 600,
  priceCents: null,
  privateLimit: 10,
  communityDepth: 500,
  priority: 0,
  queueLimit: 4,
  paid: false,
}

const PAID = { communityDepth: null, paid: true } as const

export const PLANS: readonly Plan[] = [
  FREE,
  {
    ...PAID,
    id: 2,
    name: 'Starter',
    monthlyCredits: 5_000,
    priceCents: 499,
    privateLimit: 100,
    priority: 10,
    queueLimit: 10,
  },
  {
    ...PAID,
    id: 3,
    name: 'Basic',
    monthlyCredits: 10_000,
    priceCents: 999,
    privateLimit: 500,
    priority: 20,
    queueLimit: 20,
  },
  {
    ...PAID,
    id: 4,
    name: 'Premium',
    monthlyCredits: 25_000,
    priceCents: 1999,
    privateLimit: 5_000,
    priority: 30,
    queueLimit: 40,
  },
]

/** The plan with this id; the free one for an id that is not in the table. */
export function planOf(id: number): Plan {
  return PLANS.find((plan) => plan.id === id) ?? FREE
}
