import { profileAddress } from "../../worker/records/addresses";
import type { Person } from "../../worker/records/people.server";

export const PersonLink = ({ person }: { person: Person }) => <a href={profileAddress(person)}>{person.name}</a>;
