public import Foundation
public import LayoutSimInertness

/// A data series of a chart.
open class AXDataSeriesDescriptor: NSObject {
    /// The name of the series without attributes.
    open var name: String? {
        get { attributedName?.string }
        set { attributedName = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The name of the series with speech attributes; stored only.
    @Inert(.service) open var attributedName: NSAttributedString? = nil
    /// Whether the values between the points are continuous; stored only.
    @Inert(.service) open var isContinuous: Bool = false
    /// The points of the series; stored only.
    @Inert(.service) open var dataPoints: [AXDataPoint] = []

    /// Creates a data series with a plain name.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(
            attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }
    /// Creates a data series with an attributed name.
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        _attributedName = Inert(wrappedValue: attributedName, .service)
        _isContinuous = Inert(wrappedValue: isContinuous, .service)
        _dataPoints = Inert(wrappedValue: dataPoints, .service)
        super.init()
    }
}

/// A data point of a chart.
open class AXDataPoint: NSObject {
    /// The value of a point on an axis.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)
    }
    /// The value on the horizontal axis; stored only.
    @Inert(.service) open var xValue: AXDataPointValue = AXDataPointValue(.number(0))
    /// The value on the vertical axis, or `nil` if it is missing; stored only.
    @Inert(.service) open var yValue: AXDataPointValue? = nil
    /// The values on the chart's additional axes, in their order; stored only.
    @Inert(.service) open var additionalValues: [Value] = []
    /// The name of the point without attributes.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The name of the point with speech attributes; stored only.
    @Inert(.service) open var attributedLabel: NSAttributedString? = nil

    /// Creates a data point with a number on the horizontal axis.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, label)
    }
    /// Creates a data point with a category on the horizontal axis.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.category(x), y, additionalValues, label)
    }
    private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        _xValue = Inert(wrappedValue: AXDataPointValue(x), .service)
        _yValue = Inert(wrappedValue: y.map { AXDataPointValue(.number($0)) }, .service)
        _additionalValues = Inert(wrappedValue: additionalValues, .service)
        _attributedLabel = Inert(wrappedValue: label.map { NSAttributedString(string: $0) }, .service)
        super.init()
    }
}

/// A number or a category.
open class AXDataPointValue: NSObject {
    private let value: AXDataPoint.Value

    init(_ value: AXDataPoint.Value) {
        self.value = value
        super.init()
    }

    /// The number; 0 for a category.
    open var number: Double { if case .number(let number) = value { number } else { 0 } }
    /// The category; empty for a number.
    open var category: String { if case .category(let name) = value { name } else { "" } }
}
