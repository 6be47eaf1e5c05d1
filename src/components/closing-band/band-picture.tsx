import { Picture } from "../picture/picture";
import * as styles from "./band-picture.module.scss";

/** Beside the words of a closing band; on smaller screens above them. */
export function BandPicture({ picture }: { picture: Queries.PictureFragment }) {
  return <Picture picture={picture} sizes="800px" className={styles["picture"]} />;
}
