public import UIKit

/// A closure that is called with the result of an asynchronous fetch.
public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock = (
    NSAsynchronousFetchResult<any NSFetchRequestResult>
) -> Void

/// A fetch request whose result is handed to a closure; it is fetched at once here (Apple,
/// *NSAsynchronousFetchRequest*).
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, ContextRequest {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The closure.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// The number of results that are expected.
    open var estimatedResultCount = 0

    /// Creates a request.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, completionBlock) = (request, blk) }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform { [completionBlock, fetchRequest] in
            do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
            completionBlock?(result)
        }
        return result
    }
}

/// The result of an asynchronous request.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The error of the request.
    open internal(set) var operationError: (any Error)?
    /// The progress; none here.
    open var progress: Progress? { nil }
    /// Does nothing, since requests are executed at once.
    open func cancel() {}
    init(_ context: NSManagedObjectContext) { managedObjectContext = context }
}

/// The result of an asynchronous fetch (Apple, *NSAsynchronousFetchResult*).
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The results.
    open internal(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}

extension NSFetchRequest: ContextRequest {
    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSAsynchronousFetchRequest(fetchRequest: self)
        let result = NSAsynchronousFetchResult(request, context)
        result.finalResult = try context.fetch(self)
        return result
    }
}
