import { graphql, useStaticQuery } from "gatsby";

/** The business, as every page of the frame needs it. */
export function useBusiness(): Queries.BusinessQuery["business"] & object {
  const { business } = useStaticQuery<Queries.BusinessQuery>(graphql`
    query Business {
      business {
        name
        shortName
        siteAddress
        tagline
        serviceArea
        email
        timeZone
        cancellationNoticeHours
        yearsOfExperience
        notice
        phone {
          mobile
          landline
        }
        hours {
          days
          opens
          closes
          byAppointment
        }
        replyHours {
          from
          to
        }
        social {
          facebook
          instagram
          googleReviews
        }
      }
    }
  `);
  if (!business) throw new Error("There is no business: content/business.yml was not read");
  return business;
}
