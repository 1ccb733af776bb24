import type { AppScreenProps } from "#sections/app-tour/app-screen.tsx";
import { SmallAppScreen } from "#sections/app-tour/small-app-screen.tsx";
import { AppDownload } from "./app-download.tsx";
import styles from "./sign-up-screen.module.css";

type SignUpScreenProps = Omit<AppScreenProps, "drawing"> & {
  /** A phone number, shown on a plate, and the digits of its NIP. */
  plate?: string;
  nip?: string;
  /** The SMS that brings the NIP. */
  message?: string;
};

/** The phone's screen at one stop of the sign-up, shown alone at its time. */
export function SignUpScreen({ plate, nip = "", message, ...screen }: SignUpScreenProps) {
  const drawing =
    screen.id === "download" ? (
      <AppDownload />
    ) : (
      plate && (
        <>
          <p className={styles.plate}>{plate}</p>
          <p className={styles.message}>{message}</p>
          <p className={styles.nip}>
            {Array.from(nip, (digit) => (
              <b key={digit}>{digit}</b>
            ))}
          </p>
        </>
      )
    );
  return (
    <div className={styles.screen} data-stop={screen.id}>
      <SmallAppScreen {...screen} drawing={drawing} />
    </div>
  );
}
