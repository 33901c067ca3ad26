/**
 * The calls that editors and sales staff may make, beside those that are open to anyone or to every account. Listed
 * here by name, so that a call with a wrong access fails the access matrix.
 */
export const EDITOR_CALLS: readonly string[] = [
  // back-office
  'searchAuditLog',
  'getDashboardFigures',
  'declareExport',
  'searchTrash',
  'restoreRecord',
  // catalog
  'saveFeature',
  'deleteFeature',
  'chooseProjectFeatures',
  'searchProjects',
  'getProjectChoices',
  'previewProjects',
  'importProjects',
  'saveDocument',
  'deleteDocument',
  'addGalleryImage',
  'deleteGalleryImage',
  'orderGallery',
  'saveLocation',
  'deleteLocation',
  'savePerk',
  'deletePerk',
  'savePlan',
  'deletePlan',
  'orderPlans',
  'saveSpecification',
  'deleteSpecification',
  'orderSpecifications',
  'listProgressUpdates',
  'saveProgressUpdate',
  'deleteProgressUpdate',
  'listHandovers',
  'saveHandover',
  'deleteHandover',
  'listUnitTypes',
  'saveUnitType',
  'changeAvailable',
  'deleteUnitType',
  'orderUnitTypes',
  'previewUnitTypes',
  'importUnitTypes',
  'getCostTerms',
  'saveCostTerms',
  'listRegistrations',
  'saveRegistration',
  'deleteRegistration',
  'getGateReport',
  'searchUnlabelledPictures',
  'saveProject',
  'removeProject',
  'toggleProject',
  'orderProjects',
  // content
  'listBanks',
  'saveBank',
  'deleteBank',
  'orderBanks',
  'saveStaticContent',
  'listSitePages',
  'getManagedPage',
  'saveSitePage',
  'deleteSitePage',
  'checkPageAddress',
  // identity
  'getSecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
  'replaceRecoveryCodes',
  'turnOffSecondFactor',
  // media
  'saveMediaItem',
  'deleteMediaItem',
  'toggleMediaItemOnHome',
  'previewMediaItems',
  'importMediaItems',
  // setup
  'startPreview',
  // testimonials
  'saveTestimonial',
  // uploads
  'uploadFile',
  'getPictureClaim',
  'labelPictures',
]

export const SALES_CALLS: readonly string[] = [
  // appointments
  'listAppointments',
  'searchAppointments',
  // back-office
  'searchAuditLog',
  'getDashboardFigures',
  'declareExport',
  // enquiries
  'listEnquiries',
  'searchEnquiries',
  'previewEnquiries',
  'importEnquiries',
  // identity
  'getSecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
  'replaceRecoveryCodes',
  'turnOffSecondFactor',
  // newsletter
  'listSubscribers',
  'searchSubscribers',
  'previewSubscribers',
  'importSubscribers',
  // setup
  'startPreview',
]
