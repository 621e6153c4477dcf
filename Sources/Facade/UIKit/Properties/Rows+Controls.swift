import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let controlsTables = [
        uiActivityIndicatorView, uiToolbarAppearance, uiControl, uiDatePicker, uiColorWell, uiPageControl,
        uiPageControlProgress, uiPageControlTimerProgress, uiPickerView, uiProgressView, uiRefreshControl,
        uiSearchSuggestionItem, uiSegmentedControl, uiSlider, uiStepper, uiSwitch, uiToolbar,
    ]

    static let uiActivityIndicatorView = ObjectProperty.table(of: UIActivityIndicatorView.self) {
        $0.look("style", \.style)
        $0.add("hidesWhenStopped", \.hidesWhenStopped, nib: .own(absent: false))
        $0.look("color", \.color, nib: .own)
        $0.get("animating", \.isAnimating)
    }
    static let uiToolbarAppearance = ObjectProperty.table(of: UIToolbarAppearance.self) {
        $0.add("buttonAppearance", \.buttonAppearance)
        $0.add("doneButtonAppearance", \.doneButtonAppearance)
        $0.add("prominentButtonAppearance", \.prominentButtonAppearance)
    }
    static let uiControl = ObjectProperty.table(of: UIControl.self) {
        $0.add("enabled", \.isEnabled, nib: .own)
        $0.add("selected", \.isSelected, nib: .own)
        $0.add("highlighted", \.isHighlighted)
        $0.add("contentVerticalAlignment", \.contentVerticalAlignment)
        $0.add("contentHorizontalAlignment", \.contentHorizontalAlignment)
        $0.get("effectiveContentHorizontalAlignment", \.effectiveContentHorizontalAlignment)
        $0.get("state", \.state)
        $0.get("tracking", \.isTracking)
        $0.get("touchInside", \.isTouchInside)
        $0.add("contextMenuInteractionEnabled", \.isContextMenuInteractionEnabled)
        $0.add("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, nib: .own)
        $0.add("toolTip", \.toolTip)
        $0.add("toolTipInteraction", \.toolTipInteraction)
        $0.add("contextMenuInteraction", \.contextMenuInteraction)
        $0.add("symbolAnimationEnabled", \.isSymbolAnimationEnabled)
        $0.get("allTargets", \.allTargets)
        $0.get("allControlEvents", \.allControlEvents)
    }
    static let uiDatePicker = ObjectProperty.table(of: UIDatePicker.self) {
        $0.add("datePickerMode", \.datePickerMode)
        $0.add("locale", \.locale)
        $0.add("calendar", \.calendar)
        $0.add("timeZone", \.timeZone)
        $0.add("date", \.date)
        $0.add("minimumDate", \.minimumDate, nib: .own)
        $0.add("maximumDate", \.maximumDate, nib: .own)
        $0.add("countDownDuration", \.countDownDuration)
        $0.add("minuteInterval", \.minuteInterval, nib: .own)
        $0.add("roundsToMinuteInterval", \.roundsToMinuteInterval)
        $0.add("preferredDatePickerStyle", \.preferredDatePickerStyle)
        $0.get("datePickerStyle", \.datePickerStyle)
    }
    static let uiColorWell = ObjectProperty.table(of: UIColorWell.self) {
        $0.add("title", \.title)
        $0.add("supportsAlpha", \.supportsAlpha)
        $0.add("selectedColor", \.selectedColor)
    }
    static let uiPageControl = ObjectProperty.table(of: UIPageControl.self) {
        $0.add("numberOfPages", \.numberOfPages)
        $0.add("currentPage", \.currentPage)
        $0.add("progress", \.progress)
        $0.add("hidesForSinglePage", \.hidesForSinglePage, nib: .own)
        $0.look("pageIndicatorTintColor", \.pageIndicatorTintColor, nib: .own)
        $0.look("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, nib: .own)
        $0.add("backgroundStyle", \.backgroundStyle)
        $0.add("direction", \.direction)
        $0.get("interactionState", \.interactionState)
        $0.add("allowsContinuousInteraction", \.allowsContinuousInteraction)
        $0.add("preferredIndicatorImage", \.preferredIndicatorImage)
        $0.add("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage)
        $0.add("defersCurrentPageDisplay", \.defersCurrentPageDisplay, nib: .own)
    }
    static let uiPageControlProgress = ObjectProperty.table(of: UIPageControlProgress.self) {
        $0.add("delegate", \.delegate)
        $0.add("currentProgress", \.currentProgress)
        $0.get("progressVisible", \.isProgressVisible)
    }
    static let uiPageControlTimerProgress = ObjectProperty.table(of: UIPageControlTimerProgress.self) {
        $0.add("preferredDuration", \.preferredDuration)
        $0.add("resetsToInitialPageAfterEnd", \.resetsToInitialPageAfterEnd)
        $0.get("running", \.isRunning)
    }
    static let uiPickerView = ObjectProperty.table(of: UIPickerView.self) {
        $0.add("dataSource", \.dataSource)
        $0.add("delegate", \.delegate)
        $0.add("showsSelectionIndicator", \.showsSelectionIndicator)
        $0.get("numberOfComponents", \.numberOfComponents)
    }
    static let uiProgressView = ObjectProperty.table(of: UIProgressView.self) {
        $0.add("progressViewStyle", \.progressViewStyle)
        $0.add("progress", \.progress)
        $0.look("progressTintColor", \.progressTintColor, nib: .own)
        $0.look("trackTintColor", \.trackTintColor, nib: .own)
        $0.add("progressImage", \.progressImage)
        $0.add("trackImage", \.trackImage)
        $0.add("observedProgress", \.observedProgress)
    }
    static let uiRefreshControl = ObjectProperty.table(of: UIRefreshControl.self) {
        $0.get("refreshing", \.isRefreshing)
        $0.add("attributedTitle", \.attributedTitle)
    }
    static let uiSearchSuggestionItem = ObjectProperty.table(of: UISearchSuggestionItem.self) {
        $0.get("localizedSuggestion", \.localizedSuggestion)
        $0.get("localizedDescription", \.localizedDescription)
        $0.get("iconImage", \.iconImage)
        $0.get("localizedAttributedSuggestion", \.localizedAttributedSuggestion)
        $0.add("representedObject", \.representedObject)
    }
    static let uiSegmentedControl = ObjectProperty.table(of: UISegmentedControl.self) {
        $0.add("momentary", \.isMomentary, nib: .own)
        $0.add("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
        $0.look("selectedSegmentTintColor", \.selectedSegmentTintColor, nib: .own)
        $0.add("selectedSegmentIndex", \.selectedSegmentIndex)
        $0.get("numberOfSegments", \.numberOfSegments)
    }
    static let uiSlider = ObjectProperty.table(of: UISlider.self) {
        $0.add("minimumValue", \.minimumValue, nib: .named("minValue"))
        $0.add("maximumValue", \.maximumValue, nib: .named("maxValue"))
        // After the range, which limits it.
        $0.add("value", \.value, nib: .own(absent: 0.5))
        $0.add("minimumValueImage", \.minimumValueImage, nib: .own)
        $0.add("maximumValueImage", \.maximumValueImage, nib: .own)
        $0.add("continuous", \.isContinuous, nib: .own)
        $0.look("minimumTrackTintColor", \.minimumTrackTintColor, nib: .own)
        $0.look("maximumTrackTintColor", \.maximumTrackTintColor, nib: .own)
        $0.look("thumbTintColor", \.thumbTintColor, nib: .own)
        $0.add("preferredBehavioralStyle", \.preferredBehavioralStyle)
        $0.add("sliderStyle", \.sliderStyle)
        $0.add("trackConfiguration", \.trackConfiguration)
        $0.get("currentThumbImage", \.currentThumbImage)
        $0.get("currentMinimumTrackImage", \.currentMinimumTrackImage)
        $0.get("currentMaximumTrackImage", \.currentMaximumTrackImage)
    }
    static let uiStepper = ObjectProperty.table(of: UIStepper.self) {
        $0.add("continuous", \.isContinuous, nib: .own)
        $0.add("autorepeat", \.autorepeat, nib: .own)
        $0.add("wraps", \.wraps, nib: .own)
        $0.add("minimumValue", \.minimumValue, nib: .own)
        $0.add("maximumValue", \.maximumValue, nib: .own)
        // After the range, which limits it.
        $0.add("value", \.value, nib: .own)
        $0.add("stepValue", \.stepValue, nib: .own)
    }
    static let uiSwitch = ObjectProperty.table(of: UISwitch.self) {
        $0.add("on", \.isOn)
        $0.look("onTintColor", \.onTintColor, nib: .own)
        $0.look("thumbTintColor", \.thumbTintColor, nib: .own)
        $0.add("onImage", \.onImage)
        $0.add("offImage", \.offImage)
        $0.add("title", \.title)
        $0.add("preferredStyle", \.preferredStyle)
        $0.get("style", \.style)
    }
    static let uiToolbar = ObjectProperty.table(of: UIToolbar.self) {
        $0.add("delegate", \.delegate)
        $0.add("items", \.items)
        $0.look("barStyle", \.barStyle, nib: .own)
        $0.look("translucent", \.isTranslucent, nib: .own)
        $0.look("barTintColor", \.barTintColor, nib: .own)
        $0.add("standardAppearance", \.standardAppearance, appearance: .toolbar)
        $0.optionalLook("compactAppearance", \.compactAppearance)
        $0.optionalLook("scrollEdgeAppearance", \.scrollEdgeAppearance)
        $0.optionalLook("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
        $0.get("barPosition", \.barPosition)
    }
}
