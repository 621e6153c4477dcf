#include "badges.h"

static const unsigned char badges_json[] = {
#embed "../../../Programs/BadgeApp/Badges.json"
};

layoutsim_badges_file layoutsim_badges(void) {
    return (layoutsim_badges_file){badges_json, sizeof badges_json};
}
