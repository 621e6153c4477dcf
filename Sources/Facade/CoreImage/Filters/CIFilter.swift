public import Foundation
import LayoutSimInertness

/// A filter of pictures by its name, with values by their keys.
open class CIFilter: NSObject {
    private let definition: FilterDefinition
    private var values: [String: Any]

    /// Creates a filter with its default values; `nil` for a name that no filter has.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates a filter with values; `nil` for a name that no filter has.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard let definition = FilterDefinition.named(name) else { return nil }
        self.init(definition)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    init(_ definition: FilterDefinition) {
        self.definition = definition
        values = definition.defaults
    }

    /// The name.
    open var name: String { definition.name }
    /// The keys of what the filter takes, in alphabetical order.
    open var inputKeys: [String] { definition.keys }
    /// The keys of what the filter gives.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The name, by its keys.
    open var attributes: [String: Any] {
        [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: String(name.dropFirst(2))]
    }
    /// Sets all values to their defaults.
    open func setDefaults() { values = definition.defaults.merging(values.filter { $0.value is CIImage }) { $1 } }

    /// Sets the value of a key.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns the value of a key.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// What the filter gives; `nil` without a picture that it needs. Filters that are only declared give what they
    /// take.
    open var outputImage: CIImage? {
        guard let apply = definition.apply else {
            inert(.looks, self, name)
            return values[kCIInputImageKey] as? CIImage
        }
        return apply(FilterValues(values))
    }

    /// Returns the names of the filters in a category; of all, whatever the category.
    open class func filterNames(inCategory category: String?) -> [String] { FilterDefinition.all.map(\.name).sorted() }
    /// Returns the name of a filter as users see it.
    open class func localizedName(forFilterName filterName: String) -> String? { String(filterName.dropFirst(2)) }
}

/// The values of a filter.
struct FilterValues {
    private let values: [String: Any]
    init(_ values: [String: Any]) { self.values = values }

    var image: CIImage? { values[kCIInputImageKey] as? CIImage }
    var background: CIImage? { values[kCIInputBackgroundImageKey] as? CIImage }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }
    func any(_ key: String) -> Any? { values[key] }

    /// A number, whatever its type.
    func number(_ key: String) -> Float {
        switch values[key] {
        case let number as NSNumber: number.floatValue
        case let number as Float: number
        case let number as Double: Float(number)
        case let number as Int: Float(number)
        default: 0
        }
    }
}
