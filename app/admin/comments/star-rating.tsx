import { Text } from "@radix-ui/themes";

const MOST = 5;

export function StarRating({ rating }: { rating: number }) {
  return (
    <Text role="img" color="amber" aria-label={`${MOST} üzerinden ${rating}`} style={{ whiteSpace: "nowrap" }}>
      {"★".repeat(rating) + "☆".repeat(MOST - rating)}
    </Text>
  );
}
