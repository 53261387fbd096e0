/** Whether a package's meals include breakfast. */
export function servesBreakfast({ meal }: { readonly meal: string }): boolean {
  return /breakfast|board|all[- ]inclusive/i.test(meal)
}
