import Foundation

/// The known photos, by their ids.
package final class ImageRepository: Sendable {
    private let resources = ConcurrentDictionary<String, ImageResource>()
    private let reporter: any IncidentReporting

    package init(reporter: any IncidentReporting) { self.reporter = reporter }

    package var count: Int { resources.count }
    package subscript(id: String) -> ImageResource? { resources[id] }

    /// Takes the photos of an answer; they replace those with the same ids, and invalid records are skipped.
    ///
    /// Rejects an answer with a record that has no id.
    package func take(_ records: [Record]) -> RepositoryUpdate {
        var found: [(key: String, value: ImageResource)] = []
        var errors: [ExtractionError] = []
        for record in records {
            do throws(ExtractionError) {
                let resource = try ImageResource(record)
                found.append((resource.id, resource))
            } catch {
                errors.append(error)
            }
        }
        if !records.contains(where: { $0.values[Column.objectId.rawValue] != nil }) { errors.append(.noNewValues) }
        for error in errors { reporter.report(Incident(.extraction, "\(error)")) }
        let isFailed = errors.contains { !$0.isTolerated }
        return RepositoryUpdate(new: isFailed ? [] : resources.merge(found), errors: errors)
    }

    /// Returns a part of all photos in descending order of a column, clipped to the available ones.
    ///
    /// Photos with equal values are in the order of their ids.
    package func resources(sortedBy column: Column, skip: Int = 0, limit: Int = .max) -> ArraySlice<ImageResource> {
        let sorted = resources.values.sorted { column.isDescending($0, $1) }
        let start = min(max(skip, 0), sorted.count)
        return sorted[start..<start + min(max(limit, 0), sorted.count - start)]
    }

    /// Returns photos sorted by a column with the given name; an unknown name is reported and gives no photos.
    package func resources(sortedBy name: String, skip: Int = 0, limit: Int = .max) -> ArraySlice<ImageResource> {
        guard let column = Column(rawValue: name) else {
            reporter.report(Incident(.sorting, "InvalidSortByColumn: \(name)"))
            return []
        }
        return resources(sortedBy: column, skip: skip, limit: limit)
    }
}

extension Column {
    fileprivate func isDescending(_ left: ImageResource, _ right: ImageResource) -> Bool {
        func order<Value: Comparable>(_ value: (ImageResource) -> Value) -> Bool {
            let (one, other) = (value(left), value(right))
            return one == other ? left.id < right.id : one > other
        }
        return switch self {
        case .objectId: left.id > right.id
        case .updatedAt: order(\.updatedAt)
        case .createdAt: order(\.createdAt)
        case .filename: order(\.filename)
        case .thumbnailURLString: order(\.thumbnail.absoluteString)
        case .fileURLString: order(\.file.absoluteString)
        case .width: order(\.width)
        case .height: order(\.height)
        }
    }
}
