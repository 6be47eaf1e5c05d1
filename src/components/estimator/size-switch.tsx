import { VehicleDrawing } from "../vehicle-drawing/vehicle-drawing";
import * as styles from "./estimator.module.scss";

/** The sizes of vehicles. Prices in the same form follow by styles alone (price.module.scss). */
export function SizeSwitch({ sizes }: { sizes: Queries.EstimatorFragment["sizes"] }) {
  return (
    <fieldset className={styles.sizes}>
      <legend>Vehicle size</legend>
      <div data-sizes="">
        {sizes.map(({ id, name, examples }, index) => (
          <label key={id}>
            <input type="radio" name="vehicleSize" value={id} />
            <VehicleDrawing index={index} />
            <span>
              <strong>
                {name.replace(/ vehicle$/i, "")}
                <span className="visually-hidden"> Vehicle</span>
              </strong>{" "}
              <small>{examples}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
