import { Picture } from "../picture/picture";
import * as styles from "./band-picture.module.scss";

/** Stands behind the words of a closing band, dimmed; on phones above them. */
export function BandPicture({ picture }: { picture: Queries.PictureFragment }) {
  return <Picture picture={picture} sizes="800px" className={styles["picture"]} />;
}
