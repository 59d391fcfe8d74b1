import { Button, Flex, Progress, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { FileImage } from "./file-image";
import { useFormPictures } from "../form/form-pictures";
import { isStored, keptFile, keptIn } from "../draft/kept-files";
import { PENDING_FILE_GONE } from "./use-upload";

const SAFE = "Bu tarayıcıda saklanıyor, kaydederken tekrar denenecek.";
const UNSAFE = "Bu tarayıcıda saklanamadı; kaydederken tekrar denenecek, ama sayfa kapanırsa kaybolur.";

interface PendingPictureProps {
  /** Temporary address. */
  address: string;
  /** 0 to 1; undefined while nothing is sent. */
  progress: number | undefined;
  onRetry: () => void;
  onForget: () => void;
}

/** The file of a temporary address, and whether a reload keeps it; undefined while it is read. */
export function useKeptFile(address: string) {
  const { draftKey } = useFormPictures();
  const { data } = useQuery({
    queryKey: ["kept-file", address],
    queryFn: async () => ({ file: await keptFile(draftKey(), address), isSafe: await isStored(address) }),
    staleTime: Infinity,
    gcTime: 0,
    networkMode: "always",
    enabled: keptIn(address).length > 0,
  });
  return data;
}

/** Preview of a pending image with its upload progress, a retry and a remove button. */
export function PendingPicture({ address, progress, onRetry, onForget }: PendingPictureProps) {
  const kept = useKeptFile(address);
  if (!kept) return null;
  const { file, isSafe } = kept;
  return (
    <Flex className="pending-picture" gap="3" align="center" wrap="wrap" role="group" aria-label="Bekleyen görsel">
      {file && (
        <FileImage file={file} className="thumbnail" alt="Bekleyen görselin önizlemesi" width={96} height={96} />
      )}
      <Flex direction="column" gap="2" flexGrow="1" flexBasis="14rem">
        {progress !== undefined ? (
          <Progress value={progress * 100} aria-label="Yükleniyor" />
        ) : (
          <>
            <Text size="2">
              {file ? `${file.name} henüz yüklenemedi. ${isSafe ? SAFE : UNSAFE}` : PENDING_FILE_GONE}
            </Text>
            <Flex gap="3">
              {file && (
                <Button type="button" size="1" onClick={onRetry}>
                  Tekrar dene
                </Button>
              )}
              <Button type="button" size="1" variant="soft" onClick={onForget}>
                İptal
              </Button>
            </Flex>
          </>
        )}
      </Flex>
    </Flex>
  );
}
