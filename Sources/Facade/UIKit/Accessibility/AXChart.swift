public import Foundation
public import LayoutSimInertness

/// An object with a chart that is described for assistive technologies; part of the Accessibility framework.
@preconcurrency @MainActor public protocol AXChart: NSObjectProtocol {
    /// The description of the chart, or `nil` if there is none; never read here.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The description of a chart.
open class AXChartDescriptor: NSObject {
    /// The direction in which the chart's content is read.
    public enum ContentDirection: Int, Sendable {
        case leftToRight = 0, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }
    /// The title of the chart without attributes.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The title of the chart with speech attributes; stored only.
    @Inert(.service) open var attributedTitle: NSAttributedString? = nil
    /// A short statement of what the chart shows; stored only.
    @Inert(.service) open var summary: String? = nil
    /// The direction in which the chart's content is read; left to right by default; stored only.
    @Inert(.service) open var contentDirection = ContentDirection.leftToRight
    /// The frame of the content, in points of the screen; stored only.
    @Inert(.service) open var contentFrame = CGRect.zero
    /// The horizontal axis, numeric or categorical; stored only.
    @Inert(.service) open var xAxis: any AXDataAxisDescriptor = AXCategoricalDataAxisDescriptor(
        title: "", categoryOrder: [])
    /// The vertical axis, or `nil` if the chart has none; stored only.
    @Inert(.service) open var yAxis: AXNumericDataAxisDescriptor? = nil
    /// The axes beyond the horizontal and the vertical one; stored only.
    @Inert(.service) open var additionalAxes: [any AXDataAxisDescriptor]? = nil
    /// The series of data in the chart; stored only.
    @Inert(.service) open var series: [AXDataSeriesDescriptor] = []

    /// Creates a description of a chart with a plain title.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }
    /// Creates a description of a chart with an attributed title.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        _attributedTitle = Inert(wrappedValue: attributedTitle, .service)
        _summary = Inert(wrappedValue: summary, .service)
        _xAxis = Inert(wrappedValue: xAxis, .service)
        _yAxis = Inert(wrappedValue: yAxis, .service)
        _additionalAxes = Inert(wrappedValue: additionalAxes, .service)
        _series = Inert(wrappedValue: series, .service)
        super.init()
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    /// The title of the axis without attributes.
    var title: String { get set }
    /// The title of the axis with speech attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// A numeric axis.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale along which values are spaced.
    public enum ScaleType: Int, Sendable {
        case linear = 0, log10, ln
    }
    /// The title of the axis without attributes.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The title of the axis with speech attributes; stored only.
    @Inert(.service) open var attributedTitle: NSAttributedString = NSAttributedString(string: "")
    /// The lowest and the highest value on the axis; stored only.
    @Inert(.service) open var range: ClosedRange<Double> = 0...0
    /// The values at which the axis has gridlines; stored only.
    @Inert(.service) open var gridlinePositions: [Double] = []
    /// The closure that returns the spoken form of a value; never called here.
    @Inert(.service) open var valueDescriptionProvider: (Double) -> String = { "\($0)" }
    /// The scale along which values are spaced; linear by default; stored only.
    @Inert(.service) open var scaleType = ScaleType.linear

    /// Creates a numeric axis with a plain title.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
    /// Creates a numeric axis with an attributed title.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        _attributedTitle = Inert(wrappedValue: attributedTitle, .service)
        _range = Inert(wrappedValue: range, .service)
        _gridlinePositions = Inert(wrappedValue: gridlinePositions, .service)
        _valueDescriptionProvider = Inert(wrappedValue: valueDescriptionProvider, .service)
        super.init()
    }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The title of the axis without attributes.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The title of the axis with speech attributes; stored only.
    @Inert(.service) open var attributedTitle: NSAttributedString = NSAttributedString(string: "")
    /// The categories in the order in which they appear along the axis; stored only.
    @Inert(.service) open var categoryOrder: [String] = []

    /// Creates an axis of categories with a plain title.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }
    /// Creates an axis of categories with an attributed title.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        _attributedTitle = Inert(wrappedValue: attributedTitle, .service)
        _categoryOrder = Inert(wrappedValue: categoryOrder, .service)
        super.init()
    }
}
