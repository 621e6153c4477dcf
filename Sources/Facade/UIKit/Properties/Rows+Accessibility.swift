import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let accessibilityTables = [
        axChartDescriptor, axNumericDataAxisDescriptor, axCategoricalDataAxisDescriptor, axCustomContent,
        axDataSeriesDescriptor, axDataPoint, axDataPointValue, uiAccessibilityCustomRotor,
        uiAccessibilityCustomRotorSearchPredicate, uiAccessibilityCustomRotorItemResult, uiAccessibilityElement,
        uiAccessibilityCustomAction, uiAccessibilityLocationDescriptor,
    ]

    static let axChartDescriptor = ObjectProperty.table(of: AXChartDescriptor.self) {
        $0.add("title", \.title)
        $0.add("attributedTitle", \.attributedTitle)
        $0.add("summary", \.summary)
        $0.add("contentDirection", \.contentDirection)
        $0.add("contentFrame", \.contentFrame)
        $0.add("xAxis", \.xAxis)
        $0.add("yAxis", \.yAxis)
        $0.add("additionalAxes", \.additionalAxes)
        $0.add("series", \.series)
    }
    static let axNumericDataAxisDescriptor = ObjectProperty.table(of: AXNumericDataAxisDescriptor.self) {
        $0.add("title", \.title)
        $0.add("attributedTitle", \.attributedTitle)
        $0.add("range", \.range)
        $0.add("gridlinePositions", \.gridlinePositions)
        $0.add("valueDescriptionProvider", \.valueDescriptionProvider)
        $0.add("scaleType", \.scaleType)
    }
    static let axCategoricalDataAxisDescriptor = ObjectProperty.table(of: AXCategoricalDataAxisDescriptor.self) {
        $0.add("title", \.title)
        $0.add("attributedTitle", \.attributedTitle)
        $0.add("categoryOrder", \.categoryOrder)
    }
    static let axCustomContent = ObjectProperty.table(of: AXCustomContent.self) {
        $0.get("label", \.label)
        $0.get("attributedLabel", \.attributedLabel)
        $0.get("value", \.value)
        $0.get("attributedValue", \.attributedValue)
        $0.add("importance", \.importance)
    }
    static let axDataSeriesDescriptor = ObjectProperty.table(of: AXDataSeriesDescriptor.self) {
        $0.add("name", \.name)
        $0.add("attributedName", \.attributedName)
        $0.add("continuous", \.isContinuous)
        $0.add("dataPoints", \.dataPoints)
    }
    static let axDataPoint = ObjectProperty.table(of: AXDataPoint.self) {
        $0.add("xValue", \.xValue)
        $0.add("yValue", \.yValue)
        $0.add("additionalValues", \.additionalValues)
        $0.add("label", \.label)
        $0.add("attributedLabel", \.attributedLabel)
    }
    static let axDataPointValue = ObjectProperty.table(of: AXDataPointValue.self) {
        $0.get("number", \.number)
        $0.get("category", \.category)
    }
    static let uiAccessibilityCustomRotor = ObjectProperty.table(of: UIAccessibilityCustomRotor.self) {
        $0.add("name", \.name)
        $0.add("attributedName", \.attributedName)
        $0.add("itemSearchBlock", \.itemSearchBlock)
        $0.get("systemRotorType", \.systemRotorType)
    }
    static let uiAccessibilityCustomRotorSearchPredicate = ObjectProperty.table(
        of: UIAccessibilityCustomRotorSearchPredicate.self
    ) {
        $0.add("currentItem", \.currentItem)
        $0.add("searchDirection", \.searchDirection)
    }
    static let uiAccessibilityCustomRotorItemResult = ObjectProperty.table(
        of: UIAccessibilityCustomRotorItemResult.self
    ) {
        $0.add("targetElement", \.targetElement)
        $0.add("targetRange", \.targetRange)
    }
    static let uiAccessibilityElement = ObjectProperty.table(of: UIAccessibilityElement.self) {
        $0.add("accessibilityContainer", \.accessibilityContainer)
        $0.add("isAccessibilityElement", \.isAccessibilityElement)
        $0.add("accessibilityIdentifier", \.accessibilityIdentifier)
        $0.add("accessibilityLabel", \.accessibilityLabel)
        $0.add("accessibilityHint", \.accessibilityHint)
        $0.add("accessibilityValue", \.accessibilityValue)
        $0.add("accessibilityTraits", \.accessibilityTraits)
        $0.add("accessibilityCustomActions", \.accessibilityCustomActions)
        $0.add("accessibilityCustomRotors", \.accessibilityCustomRotors)
        $0.add("accessibilityLanguage", \.accessibilityLanguage)
        $0.add("accessibilityPath", \.accessibilityPath)
        $0.add("accessibilityUserInputLabels", \.accessibilityUserInputLabels)
        $0.add("accessibilityRespondsToUserInteraction", \.accessibilityRespondsToUserInteraction)
        $0.add("accessibilityAttributedLabel", \.accessibilityAttributedLabel)
        $0.add("accessibilityAttributedHint", \.accessibilityAttributedHint)
        $0.add("accessibilityAttributedValue", \.accessibilityAttributedValue)
        $0.add("accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace)
        $0.add("accessibilityFrame", \.accessibilityFrame)
        $0.add("accessibilityActivationPoint", \.accessibilityActivationPoint)
    }
    static let uiAccessibilityCustomAction = ObjectProperty.table(of: UIAccessibilityCustomAction.self) {
        $0.add("name", \.name)
        $0.add("attributedName", \.attributedName)
        $0.add("image", \.image)
        $0.add("target", \.target)
        $0.add("selector", \.selector)
        $0.add("category", \.category)
        $0.add("actionHandler", \.actionHandler)
    }
    static let uiAccessibilityLocationDescriptor = ObjectProperty.table(of: UIAccessibilityLocationDescriptor.self) {
        $0.get("view", \.view)
        $0.get("point", \.point)
        $0.get("name", \.name)
        $0.get("attributedName", \.attributedName)
    }
}
