/** Loaded once per visit: a refetch must not change a form while it is edited. */
export const FORM_QUERY = { gcTime: 0, staleTime: Infinity };
export const FORM_SKELETON = { shape: "form" } as const;
