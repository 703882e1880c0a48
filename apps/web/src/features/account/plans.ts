/** P2: the plans, as they are shown. */
export const PLANS = [
  { id: 1, name: 'Free', price: '$0', credits: 600, privateImages: 10, community: '500 images deep', isPaid: false },
  {
    id: 2,
    name: 'Starter',
    price: '$4.99 a month',
    credits: 5000,
    privateImages: 100,
    community: 'Without end',
    isPaid: true,
  },
  {
    id: 3,
    name: 'Basic',
    price: '$9.99 a month',
    credits: 10_000,
    privateImages: 500,
    community: 'Without end',
    isPaid: true,
  },
  {
    id: 4,
    name: 'Premium',
    price: '$19.99 a month',
    credits: 25_000,
    privateImages: 5000,
    community: 'Without end',
    isPaid: true,
  },
] as const
export type Plan = (typeof PLANS)[number]

/** The plan with this number; the free one when there is none. */
export function planOf(id: number): Plan {
  return PLANS.find((plan) => plan.id === id) ?? PLANS[0]
}
