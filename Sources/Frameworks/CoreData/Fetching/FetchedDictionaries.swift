import UIKit

/// The dictionaries of a fetch request.
struct FetchedDictionaries {
    private let settings: FetchSettings
    private let entity: NSEntityDescription

    init(_ settings: FetchSettings, entity: NSEntityDescription) { (self.settings, self.entity) = (settings, entity) }

    /// Returns the part of results that a request wants.
    static func cut<Result>(_ results: [Result], _ settings: FetchSettings) -> [Result] {
        let rest = Array(results.dropFirst(max(settings.offset, 0)))
        return settings.limit > 0 ? Array(rest.prefix(settings.limit)) : rest
    }

    func all(_ objects: [NSManagedObject]) -> [NSDictionary] {
        let columns = settings.propertiesToFetch ?? entity.properties.filter { $0 is NSAttributeDescription }
        var rows: [NSDictionary]
        if let groups = settings.propertiesToGroupBy, !groups.isEmpty {
            rows = grouped(objects, groups).map { row(columns, $0) }
            if let having = settings.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
        } else if columns.contains(where: isTotal) {
            rows = [row(columns, objects)]
        } else {
            rows = objects.map { row(columns, [$0]) }
        }
        if settings.returnsDistinctResults { rows = NSOrderedSet(array: rows).array.compactMap { $0 as? NSDictionary } }
        return FetchedDictionaries.cut(rows, settings)
    }

    private func grouped(_ objects: [NSManagedObject], _ groups: [Any]) -> [[NSManagedObject]] {
        var order: [NSArray] = []
        var members: [NSArray: [NSManagedObject]] = [:]
        for object in objects {
            let values = NSArray(array: groups.map { object.value(forKeyPath: Self.name($0)) ?? NSNull() })
            if members[values] == nil { order.append(values) }
            members[values, default: []].append(object)
        }
        return order.compactMap { members[$0] }
    }

    private static func name(_ column: Any) -> String {
        column as? String ?? (column as? NSPropertyDescription)?.name ?? ""
    }

    private func row(_ columns: [Any], _ objects: [NSManagedObject]) -> NSDictionary {
        var row: [AnyHashable: Any] = [:]
        for column in columns {
            guard let value = value(column, objects) else { continue }
            row[Self.name(column)] = value
        }
        return row as NSDictionary
    }

    private func value(_ column: Any, _ objects: [NSManagedObject]) -> Any? {
        guard let column = column as? NSExpressionDescription, let expression = column.expression else {
            return plain(objects.first?.value(forKeyPath: Self.name(column)))
        }
        guard isTotal(column), let operand = expression.arguments?.first else {
            return plain(expression.expressionValue(with: objects.first, context: nil))
        }
        let values = objects.map { operand.expressionValue(with: $0, context: nil) ?? NSNull() }
        if expression.function == "count:" { return values.filter { !($0 is NSNull) }.count }
        let flat = values.flatMap { KeyPathValues.elements(of: $0) ?? [$0] }
        return PredicateFunction(rawValue: expression.function)?.value(of: [flat])
    }

    private func plain(_ value: Any?) -> Any? { (value as? NSManagedObject)?.objectID ?? value }

    /// Returns whether a column is one value of all objects.
    private func isTotal(_ column: Any) -> Bool {
        let function = (column as? NSExpressionDescription)?.expression?.function ?? ""
        return ["count:", "sum:", "min:", "max:", "average:"].contains(function)
    }
}
