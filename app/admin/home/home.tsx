import { useQuery } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { Loaded } from "../shell/loaded";
import { ScreenFrame } from "../shell/screen-frame";
import { HomeForm } from "./home-form";

export default function HomeScreen() {
  const query = useQuery({
    queryKey: ["settings", "hero"],
    queryFn: () => answered(api.settings.hero.$get(), READ_FAILED.hero),
    // A refetch must not change the form while it is edited.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <ScreenFrame title="Ana Sayfa">
      <Loaded query={query} skeleton={{ shape: "form" }}>
        {(row) => <HomeForm row={row} />}
      </Loaded>
    </ScreenFrame>
  );
}
