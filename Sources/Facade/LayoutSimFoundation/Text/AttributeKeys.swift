import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// A dictionary with strings as keys, with keys of attributes in their place; any other value as it is.
///
/// On Apple's systems, a cast to attributes makes keys of strings, and on Linux it does not: prepared sources call
/// this.
public func _attributes(_ value: Any) -> Any {
    guard !(value is [NSAttributedString.Key: Any]), let dictionary = value as? NSDictionary else { return value }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, value) in dictionary {
        guard let name = key as? String else { return dictionary }
        attributes[NSAttributedString.Key(name)] = value
    }
    return attributes
}
