import { restoreArchive } from "./archive/restore";
import { argumentsOf, command } from "./command";
import { CommandError } from "./command-error";
import { withState } from "./state";

const USAGE = "npm run restore -- [--remote] <file.tar.gz>";

/** `npm run restore -- [--remote] <file>` */
await command(async () => {
  const { isRemote, values } = argumentsOf(USAGE, 1);
  const [path] = values;
  if (path === undefined) throw new CommandError(`Usage: ${USAGE}`);
  const { made_at } = await withState((state) => restoreArchive(state, path, console.log), { isRemote });
  console.log(`Restored the backup of ${made_at}. Everybody must sign in again.`);
});
