import { useQuery } from "@tanstack/react-query";
import { answered, api } from "../api";

/** Categories of posts, the most used first. */
export function usePostCategories(): string[] {
  const { data } = useQuery({
    queryKey: ["blog", "categories"],
    queryFn: () => answered(api.blog.categories.$get()),
  });
  return data ?? [];
}

/** Authors, those with most posts first. */
export function usePostAuthors(enabled: boolean): string[] {
  const { data } = useQuery({
    queryKey: ["blog", "authors"],
    queryFn: () => answered(api.blog.authors.$get()),
    enabled,
  });
  return data ?? [];
}
