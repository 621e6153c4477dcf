import CoreGraphics
import Foundation

/// The value of an attribute of an item.
enum KeychainValue: Hashable, Sendable {
    case text(String)
    case data(Data)
    case number(Double)
    case date(Date)

    /// Creates a value of an object; `nil` for objects that a keychain does not store.
    init?(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        case let number as NSNumber: self = .number(number.doubleValue)
        default: return nil
        }
    }

    /// The value as an object.
    var object: Any {
        switch self {
        case .text(let text): NSString(string: text)
        case .data(let data): NSData(data: data)
        case .number(let number): number == number.rounded() ? NSNumber(value: Int(number)) : NSNumber(value: number)
        case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        }
    }
}
