#include "embedded.h"
#include <string.h>

static const unsigned char devices_json[] = {
#embed "../../../../Devices.json"
};
static const unsigned char page_page_css[] = {
#embed "../../../Goldens/Reports/Page/page.css"
};
static const unsigned char page_model_js[] = {
#embed "../../../Goldens/Reports/Page/model.js"
};
static const unsigned char page_list_js[] = {
#embed "../../../Goldens/Reports/Page/list.js"
};
static const unsigned char page_matrix_js[] = {
#embed "../../../Goldens/Reports/Page/matrix.js"
};
static const unsigned char page_player_js[] = {
#embed "../../../Goldens/Reports/Page/player.js"
};
static const unsigned char page_stage_js[] = {
#embed "../../../Goldens/Reports/Page/stage.js"
};
static const unsigned char page_sizes_js[] = {
#embed "../../../Goldens/Reports/Page/sizes.js"
};
static const unsigned char page_detail_js[] = {
#embed "../../../Goldens/Reports/Page/detail.js"
};
static const unsigned char page_decisions_js[] = {
#embed "../../../Goldens/Reports/Page/decisions.js"
};
static const unsigned char page_dialogs_js[] = {
#embed "../../../Goldens/Reports/Page/dialogs.js"
};
static const unsigned char page_keys_js[] = {
#embed "../../../Goldens/Reports/Page/keys.js"
};
static const unsigned char sizepage_body_html[] = {
#embed "../../../Results/SizePages/Page/body.html"
};
static const unsigned char sizepage_sizes_css[] = {
#embed "../../../Results/SizePages/Page/sizes.css"
};
static const unsigned char sizepage_pieces_js[] = {
#embed "../../../Results/SizePages/Page/pieces.js"
};
static const unsigned char sizepage_drawing_js[] = {
#embed "../../../Results/SizePages/Page/drawing.js"
};
static const unsigned char sizepage_map_js[] = {
#embed "../../../Results/SizePages/Page/map.js"
};
static const unsigned char sizepage_corner_js[] = {
#embed "../../../Results/SizePages/Page/corner.js"
};
static const unsigned char inter_black_otf[] = {
#embed "../../../../Fonts/Inter-Black.otf"
};
static const unsigned char inter_blackitalic_otf[] = {
#embed "../../../../Fonts/Inter-BlackItalic.otf"
};
static const unsigned char inter_bold_otf[] = {
#embed "../../../../Fonts/Inter-Bold.otf"
};
static const unsigned char inter_bolditalic_otf[] = {
#embed "../../../../Fonts/Inter-BoldItalic.otf"
};
static const unsigned char inter_extrabold_otf[] = {
#embed "../../../../Fonts/Inter-ExtraBold.otf"
};
static const unsigned char inter_extrabolditalic_otf[] = {
#embed "../../../../Fonts/Inter-ExtraBoldItalic.otf"
};
static const unsigned char inter_extralight_otf[] = {
#embed "../../../../Fonts/Inter-ExtraLight.otf"
};
static const unsigned char inter_extralightitalic_otf[] = {
#embed "../../../../Fonts/Inter-ExtraLightItalic.otf"
};
static const unsigned char inter_italic_otf[] = {
#embed "../../../../Fonts/Inter-Italic.otf"
};
static const unsigned char inter_light_otf[] = {
#embed "../../../../Fonts/Inter-Light.otf"
};
static const unsigned char inter_lightitalic_otf[] = {
#embed "../../../../Fonts/Inter-LightItalic.otf"
};
static const unsigned char inter_medium_otf[] = {
#embed "../../../../Fonts/Inter-Medium.otf"
};
static const unsigned char inter_mediumitalic_otf[] = {
#embed "../../../../Fonts/Inter-MediumItalic.otf"
};
static const unsigned char inter_regular_otf[] = {
#embed "../../../../Fonts/Inter-Regular.otf"
};
static const unsigned char inter_semibold_otf[] = {
#embed "../../../../Fonts/Inter-SemiBold.otf"
};
static const unsigned char inter_semibolditalic_otf[] = {
#embed "../../../../Fonts/Inter-SemiBoldItalic.otf"
};
static const unsigned char inter_thin_otf[] = {
#embed "../../../../Fonts/Inter-Thin.otf"
};
static const unsigned char inter_thinitalic_otf[] = {
#embed "../../../../Fonts/Inter-ThinItalic.otf"
};
static const unsigned char droidsansfallback_ttf[] = {
#embed "../../../../Fonts/DroidSansFallback.ttf"
};
static const unsigned char liberationsans_bold_ttf[] = {
#embed "../../../../Fonts/LiberationSans-Bold.ttf"
};
static const unsigned char liberationsans_bolditalic_ttf[] = {
#embed "../../../../Fonts/LiberationSans-BoldItalic.ttf"
};
static const unsigned char liberationsans_italic_ttf[] = {
#embed "../../../../Fonts/LiberationSans-Italic.ttf"
};
static const unsigned char liberationsans_regular_ttf[] = {
#embed "../../../../Fonts/LiberationSans-Regular.ttf"
};
static const unsigned char liberationserif_regular_ttf[] = {
#embed "../../../../Fonts/LiberationSerif-Regular.ttf"
};
static const unsigned char notosansarabic_bold_ttf[] = {
#embed "../../../../Fonts/NotoSansArabic-Bold.ttf"
};
static const unsigned char notosansarabic_regular_ttf[] = {
#embed "../../../../Fonts/NotoSansArabic-Regular.ttf"
};
static const unsigned char notosansdevanagari_regular_ttf[] = {
#embed "../../../../Fonts/NotoSansDevanagari-Regular.ttf"
};
static const unsigned char notosanshebrew_bold_ttf[] = {
#embed "../../../../Fonts/NotoSansHebrew-Bold.ttf"
};
static const unsigned char notosanshebrew_regular_ttf[] = {
#embed "../../../../Fonts/NotoSansHebrew-Regular.ttf"
};
static const unsigned char notosansthai_regular_ttf[] = {
#embed "../../../../Fonts/NotoSansThai-Regular.ttf"
};
static const unsigned char roboto_bold_ttf[] = {
#embed "../../../../Fonts/Roboto-Bold.ttf"
};
static const unsigned char roboto_medium_ttf[] = {
#embed "../../../../Fonts/Roboto-Medium.ttf"
};
static const unsigned char roboto_regular_ttf[] = {
#embed "../../../../Fonts/Roboto-Regular.ttf"
};

static const struct {
    const char *name;
    layoutsim_file file;
} files[] = {
    {"Devices.json", {devices_json, sizeof devices_json}},
    {"SizePage/body.html", {sizepage_body_html, sizeof sizepage_body_html}},
    {"SizePage/sizes.css", {sizepage_sizes_css, sizeof sizepage_sizes_css}},
    {"SizePage/pieces.js", {sizepage_pieces_js, sizeof sizepage_pieces_js}},
    {"SizePage/drawing.js", {sizepage_drawing_js, sizeof sizepage_drawing_js}},
    {"SizePage/map.js", {sizepage_map_js, sizeof sizepage_map_js}},
    {"SizePage/corner.js", {sizepage_corner_js, sizeof sizepage_corner_js}},
    {"Page/page.css", {page_page_css, sizeof page_page_css}},
    {"Page/model.js", {page_model_js, sizeof page_model_js}},
    {"Page/list.js", {page_list_js, sizeof page_list_js}},
    {"Page/matrix.js", {page_matrix_js, sizeof page_matrix_js}},
    {"Page/player.js", {page_player_js, sizeof page_player_js}},
    {"Page/stage.js", {page_stage_js, sizeof page_stage_js}},
    {"Page/sizes.js", {page_sizes_js, sizeof page_sizes_js}},
    {"Page/detail.js", {page_detail_js, sizeof page_detail_js}},
    {"Page/decisions.js", {page_decisions_js, sizeof page_decisions_js}},
    {"Page/dialogs.js", {page_dialogs_js, sizeof page_dialogs_js}},
    {"Page/keys.js", {page_keys_js, sizeof page_keys_js}},
    {"Fonts/Inter-Black.otf", {inter_black_otf, sizeof inter_black_otf}},
    {"Fonts/Inter-BlackItalic.otf", {inter_blackitalic_otf, sizeof inter_blackitalic_otf}},
    {"Fonts/Inter-Bold.otf", {inter_bold_otf, sizeof inter_bold_otf}},
    {"Fonts/Inter-BoldItalic.otf", {inter_bolditalic_otf, sizeof inter_bolditalic_otf}},
    {"Fonts/Inter-ExtraBold.otf", {inter_extrabold_otf, sizeof inter_extrabold_otf}},
    {"Fonts/Inter-ExtraBoldItalic.otf", {inter_extrabolditalic_otf, sizeof inter_extrabolditalic_otf}},
    {"Fonts/Inter-ExtraLight.otf", {inter_extralight_otf, sizeof inter_extralight_otf}},
    {"Fonts/Inter-ExtraLightItalic.otf", {inter_extralightitalic_otf, sizeof inter_extralightitalic_otf}},
    {"Fonts/Inter-Italic.otf", {inter_italic_otf, sizeof inter_italic_otf}},
    {"Fonts/Inter-Light.otf", {inter_light_otf, sizeof inter_light_otf}},
    {"Fonts/Inter-LightItalic.otf", {inter_lightitalic_otf, sizeof inter_lightitalic_otf}},
    {"Fonts/Inter-Medium.otf", {inter_medium_otf, sizeof inter_medium_otf}},
    {"Fonts/Inter-MediumItalic.otf", {inter_mediumitalic_otf, sizeof inter_mediumitalic_otf}},
    {"Fonts/Inter-Regular.otf", {inter_regular_otf, sizeof inter_regular_otf}},
    {"Fonts/Inter-SemiBold.otf", {inter_semibold_otf, sizeof inter_semibold_otf}},
    {"Fonts/Inter-SemiBoldItalic.otf", {inter_semibolditalic_otf, sizeof inter_semibolditalic_otf}},
    {"Fonts/Inter-Thin.otf", {inter_thin_otf, sizeof inter_thin_otf}},
    {"Fonts/Inter-ThinItalic.otf", {inter_thinitalic_otf, sizeof inter_thinitalic_otf}},
    {"Fonts/DroidSansFallback.ttf", {droidsansfallback_ttf, sizeof droidsansfallback_ttf}},
    {"Fonts/LiberationSans-Bold.ttf", {liberationsans_bold_ttf, sizeof liberationsans_bold_ttf}},
    {"Fonts/LiberationSans-BoldItalic.ttf", {liberationsans_bolditalic_ttf, sizeof liberationsans_bolditalic_ttf}},
    {"Fonts/LiberationSans-Italic.ttf", {liberationsans_italic_ttf, sizeof liberationsans_italic_ttf}},
    {"Fonts/LiberationSans-Regular.ttf", {liberationsans_regular_ttf, sizeof liberationsans_regular_ttf}},
    {"Fonts/LiberationSerif-Regular.ttf", {liberationserif_regular_ttf, sizeof liberationserif_regular_ttf}},
    {"Fonts/NotoSansArabic-Bold.ttf", {notosansarabic_bold_ttf, sizeof notosansarabic_bold_ttf}},
    {"Fonts/NotoSansArabic-Regular.ttf", {notosansarabic_regular_ttf, sizeof notosansarabic_regular_ttf}},
    {"Fonts/NotoSansDevanagari-Regular.ttf", {notosansdevanagari_regular_ttf, sizeof notosansdevanagari_regular_ttf}},
    {"Fonts/NotoSansHebrew-Bold.ttf", {notosanshebrew_bold_ttf, sizeof notosanshebrew_bold_ttf}},
    {"Fonts/NotoSansHebrew-Regular.ttf", {notosanshebrew_regular_ttf, sizeof notosanshebrew_regular_ttf}},
    {"Fonts/NotoSansThai-Regular.ttf", {notosansthai_regular_ttf, sizeof notosansthai_regular_ttf}},
    {"Fonts/Roboto-Bold.ttf", {roboto_bold_ttf, sizeof roboto_bold_ttf}},
    {"Fonts/Roboto-Medium.ttf", {roboto_medium_ttf, sizeof roboto_medium_ttf}},
    {"Fonts/Roboto-Regular.ttf", {roboto_regular_ttf, sizeof roboto_regular_ttf}},
};

layoutsim_file layoutsim_embedded(const char *name) {
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        if (strcmp(files[i].name, name) == 0) {
            return files[i].file;
        }
    }
    return (layoutsim_file){0, 0};
}

const char *layoutsim_embedded_name(size_t place) {
    return place < sizeof files / sizeof files[0] ? files[place].name : 0;
}
